import type { ComponentType, LazyExoticComponent } from 'react';
import { Navigate } from 'react-router-dom';
import type { OwnPath } from '#src/shared/site/ownPages.ts';
import { lazyWithRetry } from '#src/render/lazyWithRetry.ts';
import { useRedirect } from '../site/useRedirect.ts';
import { loaders } from './loaders.ts';

const pages: Readonly<Record<string, LazyExoticComponent<ComponentType<object>>>> = Object.fromEntries(
  Object.entries(loaders).map(([path, load]) => [path, lazyWithRetry(load)]),
);

export function OwnPages({ path }: { readonly path: OwnPath }) {
  const to = useRedirect();
  const Drawn = pages[path];
  if (to !== null) return <Navigate to={to} replace />;
  return Drawn ? <Drawn /> : null;
}
