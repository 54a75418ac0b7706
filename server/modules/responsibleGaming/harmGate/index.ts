export { isGuideDue, harmPauseEnd } from './gate.ts';
export { isGateUnreadable } from './unreadable.ts';
export { confirmHarmNotice, harmAckType, type HarmNotice, harmNoticeOf, isHarmAck, liftHarmNotices } from './notices.ts';
