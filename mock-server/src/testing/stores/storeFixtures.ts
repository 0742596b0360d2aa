import type { CollectionSpecs, Stored } from '../../store/port';

/** Record types of two small collections for the store tests. */
export interface TestItem extends Stored {
  readonly id: number;
  readonly name: string;
  readonly watts: number | null;
  readonly lit: boolean;
  readonly rooms: readonly number[];
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
    fields: { name: 'text', watts: 'number', lit: 'boolean', rooms: 'list', note: 'json' },
    text: ['name', 'watts'],
    counted: [['lit'], ['name'], ['lit', 'name']],
    sortedWithin: [['lit', 'name']],
  },
  guests: { id: 'uuid', fields: { name: 'text' }, text: ['name'] },
};
