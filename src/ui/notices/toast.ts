import { createStore } from 'zustand/vanilla';

/** Seconds a toast stays unless it says otherwise (product §9). */
const TOAST_SECONDS = 5;
/** The same of one that tells of an error. */
const ERROR_SECONDS = 10;
/** Stays until it is dismissed. */
export const TOAST_PERMANENT = -1;

export type ToastType = 'success' | 'danger' | 'info';

export type ToastRequest = {
  /** A toast whose id is already shown is not added again. Made when absent. */
  readonly id?: string;
  readonly type: ToastType;
  readonly title: string;
  readonly body?: string;
  readonly cta?: { readonly label: string; readonly onPress: () => void };
  /** Seconds; −1 stays. Five when absent, ten for an error. */
  readonly secondsUntilRemoved?: number;
  /** True unless said otherwise. */
  readonly dismissible?: boolean;
};

export type Toast = ToastRequest & { readonly id: string; readonly secondsUntilRemoved: number; readonly dismissible: boolean };

export const toastStore = createStore<{ readonly toasts: readonly Toast[] }>(() => ({ toasts: [] }));

let made = 0;

/** Shows a toast; answers its id. */
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

/** Takes a toast away; harmless when it is gone. */
export function dismissToast(id: string): void {
  toastStore.setState(({ toasts }) => ({ toasts: toasts.filter((shown) => shown.id !== id) }));
}
