-- Generated from the migrations by npm run db:schema. Do not edit.

create type public.app_role as enum ('editor', 'instructor', 'events', 'finance', 'outreach', 'chapter_lead', 'admin', 'auditor');
create type public.digest_rhythm as enum ('each', 'daily', 'weekly');
create type public.notification_channel as enum ('email', 'site');
create type public.notification_topic as enum ('account', 'courses', 'events', 'giving', 'raffles', 'guardian', 'news');
create type public.session_end as enum ('ended', 'marked', 'missing');
