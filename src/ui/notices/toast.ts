import { createStore } from 'zustand/vanilla';

/** Toast durations of product §9. */
const TOAST_SECONDS = 5;
const ERROR_SECONDS = 10;
/** Stays until dismissed. */
export const TOAST_PERMANENT = -1;

export type ToastType = 'success' | 'danger' | 'info';

export type ToastRequest = {
  /** Repeats of a visible id are ignored. */
  readonly id?: string;
  readonly type: ToastType;
  readonly title: string;
  readonly body?: string;
  readonly cta?: { readonly label: string; readonly onPress: () => void };
  /** Default: 5, or 10 for errors. */
  readonly secondsUntilRemoved?: number;
  readonly dismissible?: boolean;
};

export type Toast = ToastRequest & { readonly id: string; readonly secondsUntilRemoved: number; readonly dismissible: boolean };

export const toastStore = createStore<{ readonly toasts: readonly Toast[] }>(() => ({ toasts: [] }));

let made = 0;

export function toast(request: ToastRequest): string {
  made += 1;
  const id = request.id ?? `toast-${made}`;
  toastStore.setState(({ toasts }) =>
    toasts.some((shown) => shown.id === id)
      ? { toasts }
      : {
          toasts: [
            ...toasts,
            {
              ...request,
              id,
              secondsUntilRemoved: request.secondsUntilRemoved ?? (request.type === 'danger' ? ERROR_SECONDS : TOAST_SECONDS),
              dismissible: request.dismissible ?? true,
            },
          ],
        },
  );
  return id;
}

export function dismissToast(id: string): void {
  toastStore.setState(({ toasts }) => ({ toasts: toasts.filter((shown) => shown.id !== id) }));
}
