/** `npm run house`: draws the layers into src/README.md as the imports are now. */
import { writeFileSync } from 'node:fs';
import { HOUSE_README, houseReadme } from './draw-house.ts';

writeFileSync(HOUSE_README, houseReadme());
