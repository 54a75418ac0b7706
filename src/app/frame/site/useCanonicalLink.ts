import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { canonicalPathOf } from '#src/shared/site/canonical.ts';

export function useCanonicalLink(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const link = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]') ?? document.createElement('link');
    link.rel = 'canonical';
    link.href = location.origin + canonicalPathOf(pathname);
    if (!link.isConnected) document.head.append(link);
  }, [pathname]);
}
