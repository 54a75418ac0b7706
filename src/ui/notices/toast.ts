import { createStore } from 'zustand/vanilla';

/** Seconds that a toast stays (product §9). */
const TOAST_SECONDS = 5;
const ERROR_SECONDS = 10;
export const TOAST_PERMANENT = -1;

export type ToastType = 'success' | 'danger' | 'info';

export type ToastRequest = {
  /** A toast is ignored while one with its id is visible. By default, the id is `about` and the type. */
  readonly id?: string;
  /** A new toast replaces earlier ones about the same subject. */
  readonly about?: string;
  readonly type: ToastType;
  readonly title: string;
  readonly body?: string;
  readonly cta?: { readonly label: string; readonly onPress: () => void };
  /** 5 by default, 10 for errors. */
  readonly secondsUntilRemoved?: number;
  readonly dismissible?: boolean;
};

export type Toast = ToastRequest & { readonly id: string; readonly secondsUntilRemoved: number; readonly dismissible: boolean };

export const toastStore = createStore<{ readonly toasts: readonly Toast[] }>(() => ({ toasts: [] }));

let made = 0;

export function toast(request: ToastRequest): string {
  made += 1;
  const { about, type, title, body = '' } = request;
  const id = request.id ?? (about === undefined ? `toast-${made}` : `${about} ${type} ${title} ${body}`);
  const added: Toast = {
    ...request,
    id,
    secondsUntilRemoved: request.secondsUntilRemoved ?? (type === 'danger' ? ERROR_SECONDS : TOAST_SECONDS),
    dismissible: request.dismissible ?? true,
  };
  toastStore.setState(({ toasts }) => {
    const others = toasts.filter((shown) => shown.id === id || about === undefined || shown.about !== about);
    return { toasts: others.some((shown) => shown.id === id) ? others : [...others, added] };
  });
  return id;
}

export function dismissToast(id: string): void {
  toastStore.setState(({ toasts }) => ({ toasts: toasts.filter((shown) => shown.id !== id) }));
}
