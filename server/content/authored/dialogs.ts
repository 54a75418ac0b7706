import { stored } from './stored.ts';
import { draftsOf } from './write.ts';

/** `maintenance` opens on no page until operators add some. */
export const dialogs = stored('dialogs');

export const dialogDrafts = draftsOf(dialogs);
