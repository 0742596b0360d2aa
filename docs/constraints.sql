-- Rows that no database of the product takes, whoever writes them. A test runs each statement by itself on a new
-- database, with the tables' schema as search_path, and expects the SQLSTATE that stands before it. Most copy a row
-- and change some of its values, because the others must be right for the statement to be wrong in one respect.

-- 23505: a second customer with the same sign-in, in other letters
insert into users select added.* from (select users as one from users limit 1) as first, (values ('{"id": "u1", "sign_in": "asha@mail.in", "reference": "r1"}'), ('{"id": "u2", "sign_in": "Asha@mail.in", "reference": "r2"}')) as rows (changes), jsonb_populate_record(one, changes::jsonb) as added;
-- 23505: a customer with the sign-in of one who is there
insert into users select added.* from users as one, jsonb_populate_record(one, '{"id": "u1", "reference": "r2"}') as added limit 1;
-- 23505: one PAN that two customers have claimed
insert into users select added.* from (select users as one from users limit 1) as first, (values ('{"id": "u1", "sign_in": "1", "reference": "r1", "tin": "ABCPK1234L", "pan_claimed_at": "2026-11-01T10:00:00Z"}'), ('{"id": "u2", "sign_in": "2", "reference": "r2", "tin": "ABCPK1234L", "pan_claimed_at": "2026-11-02T10:00:00Z"}')) as rows (changes), jsonb_populate_record(one, changes::jsonb) as added;
-- 23505: two customers with one reference
insert into users select added.* from (select users as one from users limit 1) as first, (values ('{"id": "u1", "sign_in": "1", "reference": "C-6X29-SKW9"}'), ('{"id": "u2", "sign_in": "2", "reference": "C-6X29-SKW9"}')) as rows (changes), jsonb_populate_record(one, changes::jsonb) as added;
-- 23505: two open applications of one customer with one lender
insert into applications select added.* from (select applications as one from applications limit 1) as first, (values ('{"id": "a1", "reference": "A-2222-2222", "user_id": "u1", "lender_id": 1, "status": "applied"}'), ('{"id": "a2", "reference": "A-3333-3333", "user_id": "u1", "lender_id": 1, "status": "in_review"}')) as rows (changes), jsonb_populate_record(one, changes::jsonb) as added;
-- 23505: an application that is opened again beside a newer one
insert into applications select added.* from (select applications as one from applications limit 1) as first, (values ('{"id": "a1", "reference": "A-2222-2222", "user_id": "u1", "lender_id": 1, "status": "rejected"}'), ('{"id": "a2", "reference": "A-3333-3333", "user_id": "u1", "lender_id": 1, "status": "applied"}')) as rows (changes), jsonb_populate_record(one, changes::jsonb) as added; update applications set status = 'approved' where id = 'a1';
-- 23505: two applications with one reference
insert into applications select added.* from (select applications as one from applications limit 1) as first, (values ('{"id": "a1", "reference": "A-6X29-SKW9", "user_id": "u1", "lender_id": 1, "status": "applied"}'), ('{"id": "a2", "reference": "a-6x29-skw9", "user_id": "u2", "lender_id": 1, "status": "applied"}')) as rows (changes), jsonb_populate_record(one, changes::jsonb) as added;
-- 23505: two payouts with one reference of the bank
insert into payouts (id, version, reference, partner_id, month, status, entries, commission, gst, tds, net, created_by_name, created_at, approved_by_name, utr) select id, 1, reference, 1, '2026-11', 'paid', 1, 100, 0, 0, 100, '', '', '', utr from (values ('p1', '1', 'HDFCN0000000001'), ('p2', '2', 'HDFCN0000000001')) as rows (id, reference, utr);
-- 23505: two payouts with one reference
insert into payouts (id, version, reference, partner_id, month, status, entries, commission, gst, tds, net, created_by_name, created_at, approved_by_name, utr) select id, 1, reference, 1, '2026-11', 'paid', 1, 100, 0, 0, 100, '', '', '', utr from (values ('p1', 'P-6X29-SKW9', ''), ('p2', 'P-6X29-SKW9', '')) as rows (id, reference, utr);
-- 23505: a second lender with the name of one that is not deleted
insert into lenders select added.* from lenders as one, jsonb_populate_record(one, '{"id": 9001, "slug": ""}') as added where one.deleted_at is null limit 1;
-- 23505: a deleted lender that comes back beside a new one of its name
insert into lenders select added.* from (select lenders as one from lenders limit 1) as first, (values ('{"id": 9001, "slug": "", "name": "Asha", "deleted_at": "2026-11-02T10:00:00Z"}'), ('{"id": 9002, "slug": "", "name": "Asha", "deleted_at": null}')) as rows (changes), jsonb_populate_record(one, changes::jsonb) as added; update lenders set deleted_at = null where id = 9001;
-- 23505: two lenders with one address
update lenders set slug = 'asha-finance';
-- 23505: two groups of lenders with one name
update lender_groups set name = 'Large banks', deleted_at = null;
-- 23505: two credit cards with one name
update credit_cards set category_name = 'Travel', deleted_at = null;
-- 23505: two partners with one name
insert into partners select added.* from (select partners as one from partners limit 1) as first, (values ('{"id": 9001, "name": "ASHA", "url_segment": "a"}'), ('{"id": 9002, "name": "asha", "url_segment": "b"}')) as rows (changes), jsonb_populate_record(one, changes::jsonb) as added;
-- 23505: two partners with one address
update partners set url_segment = 'asha';
-- 23505: two accounts of admins with one e-mail address
insert into accounts select added.* from (select accounts as one from accounts limit 1) as first, (values ('{"id": 9001, "area": "admin", "email": "asha@demo.in"}'), ('{"id": 9002, "area": "admin", "email": "ASHA@demo.in"}')) as rows (changes), jsonb_populate_record(one, changes::jsonb) as added;
-- 23505: a lead that a partner has already, by number and product
insert into leads select added.* from (select leads as one from leads limit 1) as first, (values ('{"id": "l1", "reference": "1", "partner_id": 1, "mobile_phone_number": "9811004400", "product": "personal_loan"}'), ('{"id": "l2", "reference": "2", "partner_id": 1, "mobile_phone_number": "9811004400", "product": "personal_loan"}')) as rows (changes), jsonb_populate_record(one, changes::jsonb) as added;
-- 23505: two leads with one reference
insert into leads select added.* from (select leads as one from leads limit 1) as first, (values ('{"id": "l1", "reference": "L-6X29-SKW9", "mobile_phone_number": ""}'), ('{"id": "l2", "reference": "L-6X29-SKW9", "mobile_phone_number": ""}')) as rows (changes), jsonb_populate_record(one, changes::jsonb) as added;
-- 23505: two tracking links with one code
insert into tracking_links select added.* from (select tracking_links as one from tracking_links limit 1) as first, (values ('{"id": 9001, "code": "diwali"}'), ('{"id": 9002, "code": "Diwali"}')) as rows (changes), jsonb_populate_record(one, changes::jsonb) as added;
-- 23505: a day of clicks that is counted twice
update link_clicks set link_id = 1, day = '2026-11-02';
-- 23505: a second open dispute about one line of a ledger
insert into disputes (id, version, reference, partner_id, entry_id, application_reference, reason, status, unread_partner, unread_admin, created_at, updated_at) select id, 1, id, 1, 'e1', '', 'amount', status, 0, 0, '', '' from (values ('d1', 'open'), ('d2', 'answered')) as rows (id, status);
-- 23505: two drafts of one form
insert into form_drafts (id, version, user_id, form) values ('f1', 1, 'u1', 'profile'), ('f2', 1, 'u1', 'profile');
-- 23505: two sessions with one token
insert into sessions (id, version, token_hash) values ('s1', 1, 'abc'), ('s2', 1, 'abc');
-- 23505: two keys of partners with one secret
insert into api_keys (id, version, partner_id, name, mode, scopes, hint, created_by, created_at, expires_at, key_hash) select id, 1, 1, '', 'live', '[]', '', '', '', '', 'abc' from (values ('k1'), ('k2')) as rows (id);
-- 23505: a job that two processes claim
insert into job_claims (id, version, job) values ('j1', 1, 'reminders'), ('j2', 1, 'reminders');
-- 23505: two votes of one account on one answer
insert into faq_votes (id, version, faq_id, account_id) values ('v1', 1, 1, 1), ('v2', 1, 1, 1);
-- 23505: a partner with two rates of tax
update resource_partner_taxes set partner_id = 9001;
-- 23505: one version of a funnel twice
insert into funnel_versions (id, version, partner_id, number) values ('f1', 1, 1, 7), ('f2', 1, 1, 7);
-- 23505: two records with one id
insert into users select * from users limit 1;
-- 23502: a record without an id
update users set id = null;
-- 22P02: an amount in words
update applications set amount = 'a lakh';
-- 23502: a customer without a partner
update users set partner_id = null;
-- 23502: an application without its amount
update applications set amount = null;
-- 23502: a lender without its fields
insert into lenders (version) values (1);
-- 23502: a record without a version
insert into sign_ins (id) values ('s1');
-- 23514: an application in no status that there is
update applications set status = 'no such status';
-- 23514: an application for less than nothing
update applications set amount = -1e300;
-- 23514: an interest of more than 100 per cent
update applications set annual_rate = 101;
-- 23514: a loan of no months
update applications set tenure_months = 0;
-- 23514: an application at no lender
update applications set lender_id = 0;
-- 23514: an income above the highest that the product takes
update users set monthly_income = 1000001;
-- 23514: a credit score above 900
update users set credit_score = 901;
-- 23514: a work that is none of the choices
update users set employment_status_code = 'astronaut';
-- 23514: a lender that is neither on nor off
update lenders set lender_status = 2;
-- 23514: a lender with an age of applicants above 120
update lenders set max_age = 121;
-- 23514: a slab of a negative commission
update lender_revenue set revenue_percent = -0.001;
-- 23514: a partner who gets more than everything
update partners set revenue_percent = 100.5;
-- 23514: a lead at no stage that there is
update leads set stage = 'lost';
-- 23514: an account with a role that nobody may have
update accounts set role = 'root';
-- 23514: a link that is clicked less than never
update link_clicks set clicks = -1;
-- 23514: a record whose version goes back to the start
update partner_profiles set version = 0;
