/** What a video of the edit is called while it is dragged from the bin to the canvas. */
const CLIP_TYPE = 'application/x-cliproom-clip';

export function startClipDrag(data: DataTransfer, assetId: string): void {
  data.setData(CLIP_TYPE, assetId);
  data.effectAllowed = 'copy';
}

export function carriesClip(data: DataTransfer): boolean {
  return data.types.includes(CLIP_TYPE);
}

export function draggedClip(data: DataTransfer): string {
  return data.getData(CLIP_TYPE);
}
