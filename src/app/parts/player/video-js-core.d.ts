/** video.js ships types for its whole build only; the core has the same default export. */
declare module 'video.js/core' {
  import videojs from 'video.js';
  export default videojs;
}
