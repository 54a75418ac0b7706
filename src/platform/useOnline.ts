import { useEffect, useSyncExternalStore } from 'react';

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
};

const isOnline = (): boolean => navigator.onLine;

export function useOnline(onBack?: () => void): boolean {
  const online = useSyncExternalStore(subscribe, isOnline, isOnline);
  useEffect(() => {
    if (!onBack) return;
    addEventListener('online', onBack);
    return () => removeEventListener('online', onBack);
  }, [onBack]);
  return online;
}
