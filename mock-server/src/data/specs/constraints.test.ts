import { readFileSync } from 'node:fs';
import { RESOURCES } from '@marketplace/shared/resources';
import { afterAll, describe, expect, test } from 'vitest';
import type { ValueRule } from '../../store/port';
import { openPool } from '../../store/postgres/databaseUrl';
import { adminToken, createProfile, signInConsumer } from '../../testing/signIn';
import { testServer } from '../../testing/startTestServer';
import { realDatabaseUrl, testDatabases } from '../../testing/stores/testDatabases';
import { specs } from '.';

/** The bad rows of the document: the SQLSTATE that refuses each, what is wrong, and the statement. */
const BAD_ROWS = [
  ...readFileSync(new URL('../../../../docs/constraints.sql', import.meta.url), 'utf8').matchAll(
    /^-- (\w{5}): (.*)\n(.*)$/gmu,
  ),
].map(([, state = '', what = '', statement = '']) => ({ state, what, statement }));

function onRealDatabase(url: string): void {
  describe('the tables', () => {
    const server = testServer({ SEED_USERS: '5' }, testDatabases().at(-1));
    const pool = openPool(url);
    afterAll(() => pool.end());

    test.each(BAD_ROWS)('refuse $what', async ({ state, statement }) => {
      const client = await pool.connect();
      try {
        await client.query(`begin; set local search_path = "${server.schema()}"`);
        await expect(client.query(statement)).rejects.toMatchObject({ code: state });
      } finally {
        await client.query('rollback');
        client.release();
      }
    });

    test('have a unique index for each rule that is declared, and no other', async () => {
      const { rows } = await pool.query<{ table: string; indexes: number }>(
        `select relname as table, count(*)::integer as indexes from pg_index
         join pg_class on pg_class.oid = indrelid join pg_namespace on pg_namespace.oid = relnamespace
         where nspname = $1 and indisunique and indisvalid and not indisprimary group by relname`,
        [server.schema()],
      );
      const declared = Object.entries(specs).flatMap(([name, { unique = [] }]) =>
        unique.length > 0 ? [[name, unique.length]] : [],
      );
      expect(Object.fromEntries(rows.map(({ table, indexes }) => [table, indexes]))).toEqual(
        Object.fromEntries(declared),
      );
      for (const { name, unique } of RESOURCES)
        expect(specs[`resource_${name.replaceAll('-', '_')}`]?.unique ?? []).toHaveLength(
          unique.length,
        );
    });

    test('demand of each column what its schema says, and the rows of the seed meet it', async () => {
      const { rows } = await pool.query<{ table: string; column: string; demand: string }>(
        `select relname as table, attname as column, 'not null' as demand from pg_attribute
         join pg_class on pg_class.oid = attrelid where relnamespace = to_regnamespace($1)
           and relname not like 'store\\_%' and relkind = 'r' and attnum > 0 and attnotnull and attname <> 'id'
         union all select relname, attname, pg_get_expr(conbin, conrelid) from pg_constraint
         join pg_class on pg_class.oid = conrelid
         join pg_attribute on attrelid = conrelid and attnum = conkey[1]
         where connamespace = to_regnamespace($1) and contype = 'c' and convalidated and cardinality(conkey) = 1`,
        [server.schema()],
      );
      const stored = rows.map(({ table, column, demand }) => {
        const plain = demand.replaceAll(/::(?:double precision|bigint|text)(?:\[\])?|[()'"]/gu, '');
        return `${table}: ${plain === 'not null' ? `${column} not null` : plain}`;
      });
      const declared = Object.entries(specs).flatMap(([table, { fields, values = {} }]) =>
        Object.entries<ValueRule>({ version: { isRequired: true, min: 1 }, ...values }).flatMap(
          ([column, { isRequired, oneOf, min, max }]) => {
            const types: Record<string, unknown> = { version: 'number', ...fields };
            const type = types[column] ?? 'json';
            const demands = [
              oneOf && `${column} = ANY ARRAY[${oneOf.join(', ')}]`,
              min !== undefined && `${column} >= ${min}`,
              max !== undefined && `${column} <= ${max}`,
            ].filter((one) => typeof one === 'string');
            const isChecked = demands.length > 0 && type !== 'list' && type !== 'json';
            return [
              ...(isChecked ? [`${table}: ${demands.join(' AND ')}`] : []),
              ...(isRequired && column !== 'id' && type !== 'json'
                ? [`${table}: ${column} not null`]
                : []),
            ];
          },
        ),
      );
      expect(stored.toSorted()).toEqual(declared.toSorted());
      expect(declared.length).toBeGreaterThan(900);
    });

    const changeLender = async (property: string, value: unknown) => {
      const body = { lender_id: 1, property, value };
      return server.ask('POST', '/api/update-lender-data', {
        token: await adminToken(server),
        body,
      });
    };
    const saveProfile = async (fields: object) => {
      const { token, userId } = await signInConsumer(server, '9600000001');
      const body = { ...createProfile(), ...fields };
      return server.ask('POST', `/api/user/${userId}`, { token, body });
    };

    test.each([
      ['an age above the bound', () => changeLender('max_age', 121)],
      ['a flag that is none', () => changeLender('lender_status', 2)],
      ['a name that is missing', () => changeLender('name', null)],
      ['a class that is none of the choices', () => changeLender('ticket_class', 'huge')],
      ['an income above the bound', () => saveProfile({ monthly_income: 1_000_001 })],
      ['a work that is none of the choices', () => saveProfile({ employment_status_code: 'poet' })],
    ])('%s is answered 422 before the table sees it', async (_, ask) => {
      const { status, body } = await ask();
      expect({ status, body }).toMatchObject({ status: 422, body: { errors: expect.any(Object) } });
      expect(JSON.stringify(body)).not.toContain('This value is not allowed');
    });

    test.each([
      [
        'add constraint lenders_max_age_check_00000000 check (max_age < 100) not valid',
        'max_age',
        110,
      ],
      ['alter max_age set not null', 'max_age', null],
      ['add constraint of_an_operator check (max_age < 90) not valid', 'of_an_operator', 95],
    ])(
      'what only the table refuses is answered 422 with the field: %s',
      async (rule, field, value) => {
        const table = `"${server.schema()}".lenders`;
        await pool.query(`update ${table} set max_age = 60 where max_age is null`);
        await pool.query(`alter table ${table} ${rule}`);
        const text = 'This value is not allowed';
        expect(
          await changeLender(field === 'of_an_operator' ? 'max_age' : field, value),
        ).toMatchObject({
          status: 422,
          body: { message: text, errors: { [field]: text } },
        });
      },
    );
  });
}

test('thirty rows or more are named, each with its SQLSTATE', () => {
  expect(BAD_ROWS.length).toBeGreaterThanOrEqual(30);
});

if (realDatabaseUrl) onRealDatabase(realDatabaseUrl);
