export { contactHoursOf, contactWindow, type Window, windowText } from './contactHours.ts';
