/** Fonts and logos of one's own that brand kits name (extension `brand_files`). They are never changed. */
import { z } from 'zod';
import { owned } from '../define-operation.ts';
import { idParam } from '../ids.ts';
import { BRAND_NAME_MAX_CHARS } from '../limits.ts';
import {
  BRAND_FILE_KINDS,
  brandFileContentSchema,
  brandFileData,
  brandFileSchema,
} from '../schemas/brand.ts';
import { lineOfText } from '../schemas/values.ts';

export const BRAND_FILE_OPERATIONS = {
  list_brand_files: owned('GET', '/owner/brand-files', {
    summary: 'The fonts and logos of the account, newest first.',
    answer: z.object({ brandFiles: z.array(brandFileSchema) }),
  }),
  get_brand_file: owned('GET', '/owner/brand-files/{brandFileId}', {
    summary: 'A font or a logo with its bytes.',
    params: z.strictObject({ brandFileId: idParam('brandFile') }),
    answer: z.object({ brandFile: brandFileContentSchema }),
  }),
  create_brand_file: owned('POST', '/owner/brand-files', {
    summary:
      'Keeps a font (TrueType or OpenType) or a logo (PNG). Those that nothing names go when room is needed.',
    body: z.strictObject({
      kind: z.enum(BRAND_FILE_KINDS),
      name: lineOfText(BRAND_NAME_MAX_CHARS),
      data: brandFileData,
    }),
    status: 201,
    answer: z.object({ brandFile: brandFileSchema }),
    errors: ['CONFLICT'],
  }),
};
