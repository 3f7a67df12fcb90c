/**
 * Pictures of cameras and television that are two half pictures of different moments, line by line, made whole ones: shown
 * as they are, everything that moves has combs. What is whole passes as it is.
 * Source: FFmpeg's filter `bwdif` (Weston 3-field deinterlacing, BBC R&D White Paper WHP 090, with yadif's checks).
 */
import { FilterAPI } from 'node-av/api';
import { AV_FRAME_FLAG_INTERLACED } from 'node-av/constants';
import { Frame } from 'node-av/lib';

const FILTER = 'bwdif=mode=send_frame:deint=interlaced';

/** One picture for each, at its time. @param pictures freed here; they say their time base @returns the caller frees each */
export async function* deinterlaced(pictures: AsyncIterable<Frame>): AsyncGenerator<Frame, void> {
  let filter: FilterAPI | null = null;
  try {
    for await (const picture of pictures) {
      // From the first on that needs it: a film without any keeps its decoder's own pictures.
      if (filter === null && picture.hasFlags(AV_FRAME_FLAG_INTERLACED)) filter = FilterAPI.create(FILTER);
      if (filter === null) {
        yield picture;
        continue;
      }
      try {
        await filter.process(picture);
      } finally {
        picture.free();
      }
      yield* made(filter);
    }
    if (filter === null) return;
    await filter.flush();
    yield* made(filter);
  } finally {
    filter?.close();
  }
}

async function* made(filter: FilterAPI): AsyncGenerator<Frame, void> {
  for (;;) {
    const picture = await filter.receive();
    if (!(picture instanceof Frame)) return;
    yield picture;
  }
}
