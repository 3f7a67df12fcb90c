/** Whether the browser encodes so. Some throw where they are asked for what they do not know (Safari on iOS): that is a no. */
export async function isSupported(config: VideoEncoderConfig): Promise<boolean> {
  try {
    return (await VideoEncoder.isConfigSupported(config)).supported === true;
  } catch {
    return false;
  }
}
