import { createStore } from 'zustand/vanilla';

/** What lies over the page because somebody asked for it by name; dialogs that open by themselves are the dialog host's. */
export type OverlayRequest = { readonly kind: 'form'; readonly formId: string } | { readonly kind: 'dialog'; readonly dialogId: string };

/** Counts how often somebody knows that other dialogs may be due now. */
export const dialogQuestions = createStore<{ readonly asked: number }>(() => ({ asked: 0 }));
export const askDialogsAgain = (): void => dialogQuestions.setState(({ asked }) => ({ asked: asked + 1 }));

export const overlayStore = createStore<{ readonly request: OverlayRequest | null }>(() => ({ request: null }));

export const openForm = (formId: string): void => overlayStore.setState({ request: { kind: 'form', formId } });
export const openDialog = (dialogId: string): void => overlayStore.setState({ request: { kind: 'dialog', dialogId } });
export const closeOverlay = (): void => overlayStore.setState({ request: null });
