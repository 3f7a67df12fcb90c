/** A film that is read where a person has it, and cannot be just now; extension `asset_references`. */
export const ORIGINAL_PROBLEMS = {
  original_not_permitted:
    'This browser no longer lets Cliproom read “{file}” where it is. Allow it, then try again.',
  original_moved:
    '“{file}” is no longer where it was. Put it back, or choose it again on its page. What was exported stays.',
  original_moved_there:
    '“{file}” is no longer where it was on the computer of this service. Put it back there, or import the folder it is in now. What was exported stays.',
  original_changed:
    '“{file}” was changed since it was added, so it is not the same video. Put the original back, or add this one anew. What was exported stays.',
  original_lost:
    'This video can no longer be read where it is: it was moved or changed meanwhile, or its drive was unplugged. Try again once it is there.',
} as const;
