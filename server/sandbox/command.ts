import type { Result } from '#src/shared/values/result.ts';
import type { AppDeps } from '#server/api/deps.ts';
import type { MaintenanceGate } from '#server/api/maintenanceGate.ts';
import type { SharedState } from '#server/platform/bus/sharedState.ts';
import type { MovableClock } from '#server/platform/systemPorts.ts';
import type { Simulation } from './world/simulation.ts';
import type { SandboxControls } from './gameProvider/controls.ts';
import type { Fields } from './fields.ts';
import type { IdentityAnswers } from './identityVendor/state.ts';
import type { RegisterState } from './exclusionRegister/state.ts';
import type { Whereabouts } from './locationVendor/state.ts';
import type { Broadcasts } from './streamHost/state.ts';

export type SandboxDeps = AppDeps & {
  readonly clock: MovableClock;
  readonly location: SharedState<Whereabouts>;
  readonly identityAnswers: SharedState<IdentityAnswers>;
  readonly registerState: SharedState<RegisterState>;
  readonly gameLevers: SharedState<SandboxControls>;
  readonly doors: SharedState<MaintenanceGate>;
  readonly broadcasts: SharedState<Broadcasts>;
  readonly simulation: Simulation;
  /** Closes all sockets like a lost network. Returns their number. */
  readonly dropSockets: () => number;
};

export class NotFound extends Error {}

/** Sent as HTTP status 409: the command is no longer possible and changed nothing. */
export class Conflict extends Error {}

/** `handle` validates the fields and returns a function, which runs the command and returns the new state. */
export type Command = {
  readonly path: string;
  readonly about: string;
  readonly fields: readonly string[];
  readonly handle: (deps: SandboxDeps, fields: Fields) => Result<() => Promise<object>, readonly string[]>;
};

export function defineCommand<T>(command: {
  readonly path: string;
  readonly about: string;
  readonly fields: readonly string[];
  readonly read: (fields: Fields) => T;
  readonly run: (deps: SandboxDeps, args: T) => Promise<object> | object;
}): Command {
  return {
    path: command.path,
    about: command.about,
    fields: command.fields,
    handle: (deps, fields) => {
      const args = command.read(fields);
      return fields.done(async () => command.run(deps, args));
    },
  };
}
