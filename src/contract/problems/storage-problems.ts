/** Space and databases. */
export const STORAGE_PROBLEMS = {
  disk_full: 'The disk is full. Free some space and try again.',
  disk_full_unsaved: 'The disk is full, so the change was not saved. Free some space and try again.',
  database_damaged:
    'The database of this library is damaged. Nothing was changed; put a backup in its place.',
  storage_full:
    'There is no space left, so nothing can be added. Delete what you no longer need, then try again.',
  browser_full: 'This browser has no space left for the video. Free some and try again.',
  device_full: 'This device has no space left for the video. Free some and try again.',
  disk_full_for_video: 'This disk has no space left for the video. Free some and try again.',
  no_room_for_import: 'There is not enough free space for this video. Free some and start again.',
  no_room_for_library: 'There is not enough free space for this library. Free some and try again.',
  no_room_for_model: 'There is not enough free space for this speech model. Free some and try again.',
  library_of_newer: 'This library was created by a newer version of Cliproom. Open it with that version.',
  studio_not_opened:
    'Your library could not be opened in this browser ({why}). Private windows and full disks are the usual causes.',
} as const;
