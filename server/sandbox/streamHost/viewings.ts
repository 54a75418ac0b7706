import type { Ports } from '#server/platform/ports.ts';
import type { Admission } from './tickets.ts';

export const VIEWING_SECONDS = 60;
const SECRET_BYTES = 18;

export type Viewing = Admission & { readonly id: string; readonly expiresAt: Date };

/** Open viewings of streams. Anyone who knows a viewing's unguessable id has access. */
export class Viewings {
  readonly #open = new Map<string, Viewing>();
  readonly #ports: Pick<Ports, 'now' | 'newSecret'>;

  constructor(ports: Pick<Ports, 'now' | 'newSecret'>) {
    this.#ports = ports;
  }

  open(admission: Admission): Viewing {
    const now = this.#ports.now();
    for (const [id, { expiresAt }] of this.#open) if (expiresAt <= now) this.#open.delete(id);
    return this.#keep(this.#ports.newSecret(SECRET_BYTES), admission);
  }

  find(id: string): Viewing | null {
    const viewing = this.#open.get(id);
    return viewing && viewing.expiresAt > this.#ports.now() ? viewing : null;
  }

  /** Extends a viewing. Returns null if the viewing has expired or belongs to another viewer or event. */
  extend(id: string, admission: Admission): Viewing | null {
    const viewing = this.find(id);
    const isSame = viewing?.eventId === admission.eventId && viewing.viewer === admission.viewer;
    return isSame ? this.#keep(id, admission) : null;
  }

  #keep(id: string, admission: Admission): Viewing {
    const viewing = { ...admission, id, expiresAt: new Date(this.#ports.now().getTime() + VIEWING_SECONDS * 1_000) };
    this.#open.set(id, viewing);
    return viewing;
  }
}
