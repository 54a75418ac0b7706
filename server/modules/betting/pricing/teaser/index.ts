export { readTeaserSetting, writeTeaserTable } from './teaserTable.ts';
