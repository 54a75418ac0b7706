import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useAuth } from '#src/core/auth/index.ts';
import { usePlatform } from '#src/platform/index.ts';
import { signUpPath } from '../paths.ts';
import { keepReferral } from '#src/platform/signUpUrl.ts';

/** Stores the code, then redirects; nothing while the login state is unknown. */
export function ReferralRedirect() {
  const { isLoggedIn } = useAuth();
  const { storage } = usePlatform();
  const [params] = useSearchParams();
  // Stored during render, before sign-up reads it.
  useState(() => keepReferral(storage, params.get('code')));
  if (isLoggedIn === null) return null;
  return <Navigate to={isLoggedIn ? '/account/referrals' : signUpPath} replace />;
}
