/** A picture file of any kind this browser shows, as the small PNG a brand keeps. */
import { giveBack } from '../../../data/assets/use-file-address.ts';

/** Drawn at half the width of a film at the most. */
const LONGER_SIDE_PX = 512;

/** Rejects where it is no picture this browser can show. */
export async function logoOfFile(file: File): Promise<Blob> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    // A drawing in vectors may have no size of its own.
    const [width, height] = [image.naturalWidth || LONGER_SIDE_PX, image.naturalHeight || LONGER_SIDE_PX];
    const scale = Math.min(1, LONGER_SIDE_PX / Math.max(width, height));
    const canvas = new OffscreenCanvas(
      Math.max(1, Math.round(width * scale)),
      Math.max(1, Math.round(height * scale)),
    );
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('This browser gives no more canvases.');
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await canvas.convertToBlob({ type: 'image/png' });
  } finally {
    giveBack(address);
  }
}
