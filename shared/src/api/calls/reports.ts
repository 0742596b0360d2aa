import { array, type ISchema, number, object, string } from 'yup';
import { applicationSchema } from '../../schema/entities/application';
import { customerSchema } from '../../schema/entities/customer';
import { leadSchema } from '../../schema/entities/lead';
import { choice, reference } from '../../schema/fields/choice';
import { date } from '../../schema/fields/dates';
import { flag } from '../../schema/fields/numbers';
import { ADMIN_ROLES, REPORTING_ROLES } from '../../resources/area';
import { customers } from '../../resources/customers';
import { endpoint } from '../endpoint';
import { listOf } from './answers';
import { disbursalBasis } from './disbursalBasis';
import { recordVersion } from './version';

const period = { from: date().optional(), to: date().optional() };

/** Several values of a query parameter, with commas between them; a record has to have one of them. */
const anyOf = <T>(one: ISchema<T>) =>
  array(one)
    .transform((value: unknown, sent: unknown) =>
      typeof sent === 'string' ? sent.split(',') : value,
    )
    .optional();

const reporting = { access: { admin: REPORTING_ROLES } } as const;
