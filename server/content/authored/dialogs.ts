import { stored } from './stored.ts';
import { draftsOf } from './write.ts';

/** `maintenance` opens on no page until operators add some. `home-screen` explains installation in a browser: there is no store app. */
export const dialogs = stored('dialogs');

export const dialogDrafts = draftsOf(dialogs);
