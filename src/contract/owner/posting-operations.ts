/** What a composition is posted with (extension `posting`). It is no part of the video: no revision is made. */
import { z } from 'zod';
import { owned } from '../define-operation.ts';
import { idParam } from '../ids.ts';
import { postingChangeSchema, postingSchema } from '../schemas/posting.ts';

const params = z.strictObject({ compositionId: idParam('composition') });
const answer = z.object({ posting: postingSchema });

export const POSTING_OPERATIONS = {
  get_posting: owned('GET', '/owner/compositions/{compositionId}/posting', {
    summary: 'The moment of the cover and the words by platform, as far as they were chosen.',
    params,
    answer,
  }),
  update_posting: owned('PATCH', '/owner/compositions/{compositionId}/posting', {
    summary: 'Chooses the moment of the cover, or the words for a platform.',
    params,
    body: postingChangeSchema,
    answer,
  }),
};
