import { describe, expect, it } from 'vitest';
import type { LogoutReason } from '#src/core/auth/index.ts';
import { unraisedReasons } from './logoutReasons.ts';
import { filesOf, report } from './tree.ts';

const CORE = 'src/core/auth/reducer.ts';
const RUNNER = 'src/core/auth/react/authRunner.ts';
const BREAKS = 'registry/pageShelves/OwnLimit/BreakForm.tsx';

/** The file that logs players out for each reason. A new reason does not compile until it is added here. */
const raisedIn = {
  manual: 'src/core/auth/react/AuthProvider.tsx',
  none: CORE,
  inactivity: CORE,
  activityTimeout: CORE,
  heartbeatTimeLimit: CORE,
  identityHeartbeat: CORE,
  refreshTokenFailed: CORE,
  technicalIssue: CORE,
  unauthenticated: CORE,
  maintenance: 'src/app/startup/gate/Gate.tsx',
  maintenanceMode: RUNNER,
  webView: RUNNER,
  geocomplyError: RUNNER,
  locationChanged: RUNNER,
  differentValidRegion: 'src/app/frame/hosts/Geolocation.tsx',
  coolOff: BREAKS,
  selfExclusion: BREAKS,
} as const satisfies Readonly<Record<LogoutReason, string>>;

describe('reasons of a logout', () => {
  it('every logout reason is raised in the file that its table names', () => {
    expect(report(unraisedReasons(raisedIn, filesOf(['src', 'registry'], ['.ts', '.tsx'])))).toBe('');
  });

  it('a planted logout reason that is only mentioned is caught', () => {
    const path = 'src/core/auth/planted.ts';
    const idle = [
      "  webView: shape('MANUAL', null),",
      "type Reason = 'webView';",
      "const silent = ['webView'];",
      "leave(state, 'none'); say('webView');",
    ];
    for (const text of idle)
      expect(report(unraisedReasons({ webView: path }, [{ path, text }])), text).toContain('logs out nobody as webView');
    expect(unraisedReasons({ webView: path }, [{ path, text: "dispatch({ type: 'logged-out', reason: 'webView' })" }])).toEqual([]);
    expect(unraisedReasons({ webView: path }, [{ path, text: "return leave(state, isIn ? 'webView' : 'none')" }])).toEqual([]);
  });
});
