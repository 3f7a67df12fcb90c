/** Models: those that hear, judge and speak, and what an analysis does without them. */
export const MODEL_PROBLEMS = {
  no_sound_so_picture: 'This video has no audio, so clips were chosen by the picture alone.',
  no_words_heard: 'No speech was found, so clips were chosen by audio and picture.',
  no_model_so_picture: '{why} Or add a subtitle file. Until then, clips are chosen by audio and picture.',
  speakers_not_told: 'Speakers were not told apart. {why}',
  speakers_not_opened:
    'The models that tell speakers apart could not be opened: their files may be damaged, or there is too little memory. Delete them in Settings and download them again.',
  speakers_failed:
    'The models that tell speakers apart failed on this video: their files may be damaged, or there is too little memory. Delete them in Settings and download them again.',
  no_such_model: 'There is no speech model {model}. Choose one in Settings and find clips again.',
  model_needs_gpu:
    '{model} needs WebGPU, which is not available here. Choose another speech model in Settings and find clips again.',
  model_needs_library:
    '{model} needs a part of this program that is not installed for this system. Choose another speech model in Settings and find clips again.',
  model_not_opened:
    '{model} could not be opened: its files may be damaged, or there is too little memory. Delete it in Settings and download it again, or choose a smaller one.',
  model_failed:
    '{model} failed while transcribing this video: its files may be damaged, or there is too little memory. Delete it in Settings and download it again, or choose a smaller one, and find clips again.',
  model_slow:
    '{model} did not finish a short test on this video within {seconds} seconds: the device is busy, or too slow for it. Try again later, or choose a smaller speech model in Settings.',
  model_silent:
    '{host} stopped responding, so the download of the speech model was cancelled. Try again; complete files are kept.',
  model_address_refused:
    'The speech model can’t be downloaded from {host}: {why} Check the speech model address in Settings.',
  model_unreachable:
    'The speech model could not be downloaded: {host} can’t be reached, or doesn’t let this page read its files. Connect to the internet, or enter another speech model address in Settings, and try again.',
  model_redirects: '{host} redirects without end. Check the speech model address in Settings.',
  model_is_page:
    '{host} answered with a web page instead of a file of the speech model. Check the speech model address in Settings.',
  model_file_missing: '{host} has no file {path}. Check the speech model address in Settings.',
  model_not_given:
    '{host} refused to send this speech model ({status}). Check the speech model address in Settings.',
  model_answer: '{host} answered {status} instead of the speech model. Try again later.',
  model_not_itself:
    '{path} from {host} is not the file its publisher lists, so it was deleted. Try again, or check the speech model address in Settings.',
  model_broken_off:
    'The download of the speech model was interrupted after {received} MB. Try again; complete files are kept.',
  model_broken_off_of:
    'The download of the speech model was interrupted after {received} of {total} MB. Try again; complete files are kept.',
  model_unexpected: 'The speech model could not be downloaded for an unexpected reason. Try again.',
  llm_unreachable:
    'The language model at {host} can’t be reached, or doesn’t accept requests from this page. Check that it is running, and its address in Settings.',
  browser_model_missing: 'This browser has no language model that is ready.',
  llm_address_refused: 'The language model at {host} can’t be used: {why} Check its address in Settings.',
  llm_refused:
    '{host} doesn’t accept the key for the language model ({status}). Enter the right one in Settings.',
  llm_missing: '{host} has no language model {model} at this address. Check both in Settings.',
  llm_answer: '{host} answered {status} instead of a rating. Try again later.',
  llm_slow: 'The language model at {host} took too long to answer. Choose a smaller one, or try again.',
  llm_unclear: '{model} did not answer in the expected format. Try a larger model.',
  llm_unnamed: 'Enter the name of the language model as its server lists it.',
  ranked_without_model: '{why} The clips were ranked and described by the built-in rules alone.',
  ideas_without_model: '{why} The ideas were written by the built-in rules alone.',
  story_without_model: '{why} The story was written by the built-in rules alone.',
  model_stopped: 'The download of the speech model was stopped. Start it again in Settings.',
  // Voices: those built in, and those of a server of one’s own.
  no_such_voice: 'There is no voice "{voice}".',
  no_voice_in_pack: 'The voice pack has no voice "{voice}".',
  nothing_to_say: 'This text has no words to speak. Write some and try again.',
  voices_not_loaded: 'The voices could not be loaded: {why}. Check the connection and try again.',
  tts_unreachable:
    'The voice server at {host} can’t be reached, or doesn’t accept requests from this page. Check that it is running, and its address in Settings.',
  tts_address_refused: 'The voice server at {host} can’t be used: {why} Check its address in Settings.',
  tts_refused:
    '{host} doesn’t accept the key for the voice server ({status}). Enter the right one in Settings.',
  tts_missing: '{host} has no voice model {model} at this address. Check both in Settings.',
  tts_answer:
    '{host} answered {status} instead of a voice. Check the names of its voices in Settings, or try again.',
  tts_slow: 'The voice server at {host} took too long to answer. Try again.',
  tts_unclear: '{host} sent no audio for the voice "{voice}". Check its name in Settings.',
  tts_unnamed: 'Enter the name of the voice model as its server lists it.',
  tts_voiceless: 'Enter at least one voice of the server.',
  tts_voice_twice: 'The voice "{voice}" is listed twice.',
  tts_voice_gone:
    'The voice "{voice}" is no longer among those of the voice server in Settings. Choose another.',
  // A transcription server of one’s own.
  stt_unreachable:
    'The transcription server at {host} can’t be reached, or doesn’t accept requests from this page. Check that it is running, and its address in Settings.',
  stt_address_refused:
    'The transcription server at {host} can’t be used: {why} Check its address in Settings.',
  stt_refused:
    '{host} doesn’t accept the key for the transcription server ({status}). Enter the right one in Settings.',
  stt_missing: '{host} has no transcription model {model} at this address. Check both in Settings.',
  stt_answer: '{host} answered {status} instead of a transcript. Check the model in Settings, or try again.',
  stt_busy:
    'The transcription server at {host} is busy ({status}). Try again later; what was transcribed is kept.',
  stt_slow:
    'The transcription server at {host} took too long to answer. Choose a shorter length to send at once in Settings and try again; what was transcribed is kept.',
  stt_too_large:
    'The transcription server at {host} takes no audio as long as {seconds} seconds. Raise its limit and try again.',
  stt_unclear: '{host} sent no transcript in the expected format. Check the server’s address in Settings.',
  stt_without_times:
    '{model} gives text without times, so it can’t be used for captions. Choose another transcription model in Settings.',
  stt_changed:
    'Another transcription server was chosen in Settings while this one was at work. Try again with the new one.',
  stt_unnamed: 'Enter the name of the transcription model as its server lists it.',
} as const;
