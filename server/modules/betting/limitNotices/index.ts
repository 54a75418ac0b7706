export { unreadLimitNotices } from './unread.ts';
