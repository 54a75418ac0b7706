import { stored } from './stored.ts';
import { draftsOf } from './write.ts';

/** `maintenance` has no trigger: an operator adds pages when needed. `home-screen` tells how to install from the browser: no store has an app. */
export const dialogs = stored('dialogs');

export const dialogDrafts = draftsOf(dialogs);
