import { stored } from './stored.ts';
import { draftsOf } from './write.ts';

/**
 * `maintenance` has no trigger: operators add pages when needed. `home-screen` explains installation in a browser: there is no store app.
 */
export const dialogs = stored('dialogs');

export const dialogDrafts = draftsOf(dialogs);
