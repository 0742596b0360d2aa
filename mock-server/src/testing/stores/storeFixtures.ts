import type { CollectionSpecs, Stored } from '../../store/port';

/** Record types of two small collections for the store tests. */
export interface TestItem extends Stored {
  readonly id: number;
  readonly name: string;
  readonly watts: number | null;
  readonly lit: boolean;
  readonly rooms: readonly number[];
  readonly paid?: number | null;
  readonly on?: string | null;
  readonly at?: string;
  readonly note?: { readonly text: string };
}

export interface TestPerson extends Stored {
  readonly id: string;
  readonly name: string;
}

export interface TestCollections {
  readonly items: TestItem;
  readonly guests: TestPerson;
}

export const testSpecs: CollectionSpecs<TestCollections> = {
  items: {
    id: 'number',
    fields: {
      name: 'text',
      watts: 'number',
      lit: 'boolean',
      rooms: 'list',
      paid: 'number',
      on: 'text',
      at: 'text',
      note: 'json',
    },
    text: ['name', 'watts'],
    sortedWithin: [['lit', 'name']],
    covering: [{ key: ['on'], include: ['lit', 'name', 'watts'] }],
  },
  guests: { id: 'uuid', fields: { name: 'text' }, text: ['name'] },
};
