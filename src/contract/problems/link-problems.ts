/** Links, addresses and the hosts behind them. */
export const LINK_PROBLEMS = {
  not_downloaded: 'The video could not be downloaded: {why} Check the link and start again.',
  link_without_picture: 'The file at this link has no picture, only audio.',
  link_not_video:
    'The link must point to a video file itself (MP4, MOV, MKV, WebM, AVI, FLV or MPEG-TS), not to a page or playlist that shows it.',
  link_too_large: 'The file at this link is larger than 8 GiB. Use a smaller one.',
  link_over_limit:
    'This video needs more room than your account has left. Delete what you no longer need, empty the bin, then start again.',
  link_redirects: 'The link redirects more than {times} times. Enter the address of the file itself.',
  link_refused:
    '{host} answered {status} instead of a file. Open the link in a browser to see why; it may need a sign-in.',
  link_compressed: 'The link leads to a compressed page, not a video file.',
  host_answered: '{host} answered {status}.',
  host_silent: '{host} did not respond for {seconds} seconds.',
  host_too_slow: '{host} sent less than {kilobytes} kB in {seconds} seconds.',
  host_sent_nothing: '{host} sent nothing within {seconds} seconds.',
  host_wrong_part: '{host} did not send the part of the file it was asked for.',
  host_not_public: '{host} is not on the public internet, so it can’t be used.',
  host_not_looked_up: 'The name {host} could not be resolved.',
  host_without_address: 'The name {host} has no address.',
  host_unreachable: '{host} could not be reached.',
  host_unreachable_why: '{host} could not be reached ({why}).',
  host_unreadable_here:
    '{host} can’t be read from a web page: it is not reachable, or does not allow other sites to read its files. Download the video and upload it instead.',
  connection_cut: 'The connection was lost.',
  connection_cut_early: 'The connection was lost while the first bytes were read.',
  address_not_http: 'Enter an address that starts with https:// or http://.',
  address_credentials: 'Remove the user name and password from the address.',
  address_port: 'This port is not used for web addresses. Use 80, 443, or one from 1024.',
  address_private: 'This address is not on the public internet. Enter one that is.',
  receiver_silent: 'No reply came within {seconds} seconds.',
  receiver_redirects: 'The receiver answered {status}; redirects are not followed. Give its final address.',
  receiver_gone: 'The receiver answered 410: it wants no more events, so the address was disabled.',
  receiver_answered: 'The receiver answered {status}.',
} as const;
