/** Does one media task inside a worker. Each kind of work is loaded only when it is asked for. */
import type { TranscriptionCall } from '../../../media/listen/speech/transcribe-speech.ts';
import type { MediaResults, MediaTask, TextToFile } from './media-task.ts';
import { openOpfsOutput } from './opfs-output.ts';

export async function doMediaTask(
  task: MediaTask,
  call: TranscriptionCall,
): Promise<MediaResults[keyof MediaResults]> {
  switch (task.kind) {
    case 'probe': {
      const { probeMedia } = await import('../../../media/probe/probe-media.ts');
      return probeMedia(task.file);
    }
    case 'convert': {
      const { convertAvi } = await import('../../../media/avi/convert-avi.ts');
      const output = await openOpfsOutput(task.outputFile);
      try {
        return await convertAvi(task.file, output, call);
      } finally {
        output.close();
      }
    }
    case 'captions': {
      const { readCaptions } = await import('../../../media/captions/read-captions.ts');
      return readCaptions(task.text, task.format);
    }
    case 'subtitles': {
      const { readSubtitles } = await import('../../../media/subtitles/read-subtitles.ts');
      return readSubtitles(task.file, call);
    }
    case 'transcribe': {
      const { transcribeSpeech } = await import('../../../media/listen/speech/transcribe-speech.ts');
      const { openWhisper } = await import('../../../media/listen/speech/open-whisper.ts');
      const { files, id } = task.model;
      return transcribeSpeech(task.file, task.wish, () => openWhisper(id, files), call);
    }
    case 'listen': {
      const { listenToSource } = await import('../../../media/listen/listen-to-source.ts');
      return listenToSource(task.file, call);
    }
    case 'analyze picture': {
      const { analyzePicture } = await import('../../../media/vision/analyze-picture.ts');
      return analyzePicture(task.file, call);
    }
    case 'frame': {
      const { followFaces } = await import('../../../media/vision/faces/follow-faces.ts');
      const { openBundledFaceDetector } = await import(
        '../../../media/vision/faces/open-bundled-face-detector.ts'
      );
      return followFaces(task.file, task.stretch, openBundledFaceDetector, call);
    }
    case 'webcam': {
      const { webcamOfFile } = await import('../../../media/vision/faces/webcam-of-file.ts');
      const { openBundledFaceDetector } = await import(
        '../../../media/vision/faces/open-bundled-face-detector.ts'
      );
      return webcamOfFile(task.file, task.durationSec, openBundledFaceDetector, call);
    }
    case 'poster': {
      const { makePoster } = await import('../../../media/vision/make-poster.ts');
      return writePicture(await makePoster(task.file, task.atSec), task.outputFile);
    }
    case 'plan filmstrip': {
      const { planFilmstripOf } = await import('../../../media/vision/filmstrip/plan-of-file.ts');
      return planFilmstripOf(task.file, call);
    }
    case 'filmstrip sheet': {
      const { makeFilmstripSheet } = await import('../../../media/vision/filmstrip/make-sheet.ts');
      return writePicture(await makeFilmstripSheet(task.file, task.sheet, task.size, call), task.outputFile);
    }
    case 'speak': {
      const { speakTexts } = await import('../../../media/speak/speak-texts.ts');
      const { openBundledEspeak } = await import('../../../media/speak/espeak/open-bundled-espeak.ts');
      const openWriter = ({ outputFile }: TextToFile) => openOpfsOutput(outputFile);
      return speakTexts(task.texts, openWriter, openBundledEspeak, call);
    }
    case 'separate': {
      const { separateFile } = await import('../../../media/separate/separate-file.ts');
      const output = await openOpfsOutput(task.outputFile);
      try {
        return await separateFile(task.file, task.keep, output, call, task.title);
      } finally {
        output.close();
      }
    }
    case 'render': {
      const { renderComposition } = await import('../../../media/render/render-composition.ts');
      const output = await openOpfsOutput(task.outputFile);
      try {
        return await renderComposition(task.sources, task.plan, output, call);
      } finally {
        output.close();
      }
    }
  }
}

async function writePicture(picture: Blob, outputFile: string): Promise<null> {
  const output = await openOpfsOutput(outputFile);
  try {
    output.write(new Uint8Array(await picture.arrayBuffer()), 0);
  } finally {
    output.close();
  }
  return null;
}
