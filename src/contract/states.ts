/** States of resources as plain words, for code that needs them without the schemas. Specification, section 2. */
export const CLIP_STATES = ['proposed', 'accepted', 'rejected'] as const;
export const JOB_STATES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;
export const EXPORT_STATES = ['queued', 'rendering', 'done', 'failed', 'cancelled'] as const;
/** Of projects: nothing is made yet. What a newer service calls otherwise is shown like a made one: nothing begins from that. */
export const UNMADE_STATES: readonly string[] = ['draft', 'processing', 'failed'];
/** Of jobs and exports: work that goes on. A state of a newer service is neither of these nor final. */
export const UNDERWAY_STATES: readonly string[] = ['queued', 'running', 'rendering'];
/** Of jobs, exports and tool runs: nothing changes after these. */
export const FINAL_STATES: readonly string[] = ['done', 'failed', 'cancelled'];
