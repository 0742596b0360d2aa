import type { CollectionSpecs, Stored } from '../store/port';

/** Two small collections that the stores are tested with. */
export interface Lamp extends Stored {
  readonly id: number;
  readonly name: string;
  readonly watts: number | null;
  readonly lit: boolean;
  readonly rooms: readonly number[];
  readonly note?: { readonly text: string };
}

export interface Guest extends Stored {
  readonly id: string;
  readonly name: string;
}

export interface House {
  readonly lamps: Lamp;
  readonly guests: Guest;
}

export const houseSpecs: CollectionSpecs<House> = {
  lamps: {
    id: 'number',
    fields: { name: 'text', watts: 'number', lit: 'boolean', rooms: 'list', note: 'json' },
    text: ['name', 'watts'],
  },
  guests: { id: 'uuid', fields: { name: 'text' }, text: ['name'] },
};
