import { ApolloProvider } from '@apollo/client/react';
import { createContext, type ReactNode, use } from 'react';
import type { Platform } from './createPlatform.ts';

const PlatformContext = createContext<Platform | null>(null);

export function PlatformProvider({ platform, children }: { readonly platform: Platform; readonly children: ReactNode }) {
  return (
    <PlatformContext value={platform}>
      <ApolloProvider client={platform.client}>{children}</ApolloProvider>
    </PlatformContext>
  );
}

/** Throws outside a `PlatformProvider`. */
export function usePlatform(): Platform {
  const platform = use(PlatformContext);
  if (platform === null) throw new Error('Wrap the application in <PlatformProvider>.');
  return platform;
}
