export { readSetting, type Setter, type Setting, writeSetting } from './tradingSettings.ts';
