import { stored } from './stored.ts';
import { draftsOf } from './write.ts';

/** The dialog `maintenance` opens on no page until an operator adds pages to it. */
export const dialogs = stored('dialogs');

export const dialogDrafts = draftsOf(dialogs);
