import { createStore } from 'zustand/vanilla';

export type OverlayRequest = { readonly kind: 'form'; readonly formId: string } | { readonly kind: 'dialog'; readonly dialogId: string };

export const overlayStore = createStore<{ readonly request: OverlayRequest | null }>(() => ({ request: null }));

export const openForm = (formId: string): void => overlayStore.setState({ request: { kind: 'form', formId } });
export const openDialog = (dialogId: string): void => overlayStore.setState({ request: { kind: 'dialog', dialogId } });
export const closeOverlay = (): void => overlayStore.setState({ request: null });
