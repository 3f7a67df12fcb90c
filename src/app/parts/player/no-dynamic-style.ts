/** Must be imported before video.js: the policy of the page forbids the style elements it would add. */
Object.assign(window, { VIDEOJS_NO_DYNAMIC_STYLE: true });
