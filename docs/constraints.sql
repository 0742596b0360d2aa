-- Rows that no database of the product takes, whoever writes them. A test runs each statement by itself on a new
-- database, with the tables' schema as search_path, and expects the SQLSTATE that stands before it.

-- 23505: a second customer with the same sign-in, in other letters
insert into users (id, sign_in) values ('u1', 'asha@mail.in'), ('u2', 'Asha@mail.in');
-- 23505: a customer with the sign-in of one who is there
insert into users (id, sign_in) select 'u1', sign_in from users limit 1;
-- 23505: one PAN that two customers have claimed
insert into users (id, tin, pan_claimed_at) values ('u1', 'ABCPK1234L', '2026-11-02T10:00:00Z'), ('u2', 'ABCPK1234L', '2026-11-03T10:00:00Z');
-- 23505: two customers with one reference
insert into users (id, reference) values ('u1', 'C-6X29-SKW9'), ('u2', 'C-6X29-SKW9');
-- 23505: two open applications of one customer with one lender
insert into applications (id, user_id, lender_id, status) values ('a1', 'u1', 1, 'applied'), ('a2', 'u1', 1, 'in_review');
-- 23505: an application that is opened again beside a newer one
insert into applications (id, user_id, lender_id, status) values ('a1', 'u1', 1, 'rejected'), ('a2', 'u1', 1, 'applied'); update applications set status = 'approved' where id = 'a1';
-- 23505: two applications with one reference
insert into applications (id, reference) values ('a1', 'A-6X29-SKW9'), ('a2', 'a-6x29-skw9');
-- 23505: two payouts with one reference of the bank
insert into payouts (id, utr) values ('p1', 'HDFCN0000000001'), ('p2', 'HDFCN0000000001');
-- 23505: two payouts with one reference
insert into payouts (id, reference) values ('p1', 'P-6X29-SKW9'), ('p2', 'P-6X29-SKW9');
-- 23505: a second lender with the name of one that is not deleted
insert into lenders (name) select upper(name) from lenders where deleted_at is null limit 1;
-- 23505: a deleted lender that comes back beside a new one of its name
insert into lenders (id, name, deleted_at) values (9001, 'Asha Finance', '2026-11-02T10:00:00Z'), (9002, 'Asha Finance', null); update lenders set deleted_at = null where id = 9001;
-- 23505: two lenders with one address
insert into lenders (slug) values ('asha-finance'), ('asha-finance');
-- 23505: two groups of lenders with one name
insert into lender_groups (name) values ('Large banks'), ('large banks');
-- 23505: two credit cards with one name
insert into credit_cards (category_name) values ('Travel'), ('TRAVEL');
-- 23505: two partners with one name
insert into partners (name) values ('ASHA'), ('asha');
-- 23505: two partners with one address
insert into partners (url_segment) values ('asha'), ('asha');
-- 23505: two accounts of admins with one e-mail address
insert into accounts (area, email) values ('admin', 'asha@demo.in'), ('admin', 'ASHA@demo.in');
-- 23505: a lead that a partner has already, by number and product
insert into leads (id, partner_id, mobile_phone_number, product) values ('l1', 1, '9811004400', 'personal_loan'), ('l2', 1, '9811004400', 'personal_loan');
-- 23505: two leads with one reference
insert into leads (id, reference) values ('l1', 'L-6X29-SKW9'), ('l2', 'L-6X29-SKW9');
-- 23505: two tracking links with one code
insert into tracking_links (code) values ('diwali'), ('Diwali');
-- 23505: a day of clicks that is counted twice
insert into link_clicks (id, link_id, day) values ('c1', 1, '2026-11-02'), ('c2', 1, '2026-11-02');
-- 23505: a second open dispute about one line of a ledger
insert into disputes (id, entry_id, status) values ('d1', 'e1', 'open'), ('d2', 'e1', 'answered');
-- 23505: two drafts of one form
insert into form_drafts (id, user_id, form) values ('f1', 'u1', 'profile'), ('f2', 'u1', 'profile');
-- 23505: two sessions with one token
insert into sessions (id, token_hash) values ('s1', 'abc'), ('s2', 'abc');
-- 23505: two keys of partners with one secret
insert into api_keys (id, key_hash) values ('k1', 'abc'), ('k2', 'abc');
-- 23505: a job that two processes claim
insert into job_claims (id, job) values ('j1', 'reminders'), ('j2', 'reminders');
-- 23505: two votes of one account on one answer
insert into faq_votes (id, faq_id, account_id) values ('v1', 1, 1), ('v2', 1, 1);
-- 23505: a partner with two rates of tax
insert into resource_partner_taxes (partner_id) values (9001), (9001);
-- 23505: one version of a funnel twice
insert into funnel_versions (id, partner_id, number) values ('f1', 1, 7), ('f2', 1, 7);
-- 23505: two records with one id
insert into users (id) select id from users limit 1;
-- 23502: a record without an id
insert into users (id) values (null);
-- 22P02: an amount in words
insert into applications (id, amount) values ('a1', 'a lakh');
