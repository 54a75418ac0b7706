import { createStore } from 'zustand/vanilla';

/** What lies over the page because somebody asked for it by name; dialogs that open by themselves are the dialog host's. */
export type OverlayRequest = { readonly kind: 'form'; readonly formId: string } | { readonly kind: 'dialog'; readonly dialogId: string };

export const overlayStore = createStore<{ readonly request: OverlayRequest | null }>(() => ({ request: null }));

export const openForm = (formId: string): void => overlayStore.setState({ request: { kind: 'form', formId } });
export const openDialog = (dialogId: string): void => overlayStore.setState({ request: { kind: 'dialog', dialogId } });
export const closeOverlay = (): void => overlayStore.setState({ request: null });

/** What lies over the page: a published dialog, or a notice that a player is to read. One waits for the other; the responsible-gaming notice waits for none. */
export const overPageStore = createStore<{ readonly hasDialog: boolean; readonly hasNotice: boolean }>(() => ({
  hasDialog: false,
  hasNotice: false,
}));
