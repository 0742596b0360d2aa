import * as admins from './admins';
import * as catalogue from './catalogue';
import * as customers from './customers';
import type { Resource } from './defineResource';
import * as earnings from './earnings';
import * as marketing from './marketing';
import * as messaging from './messaging';
import * as partners from './partners';
import * as support from './support';
import * as telecalling from './telecalling';
import * as training from './training';

export const RESOURCES: readonly Resource[] = [
  catalogue,
  partners,
  support,
  training,
  marketing,
  earnings,
  customers,
  telecalling,
  admins,
  messaging,
].flatMap((declared) => Object.values<Resource>(declared));
