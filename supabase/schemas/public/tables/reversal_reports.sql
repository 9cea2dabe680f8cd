-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.reversal_reports (
  id uuid not null default gen_random_uuid(),
  grain public.reversal_grain not null,
  period date,
  state text,
  county text,
  doses public.reversal_doses not null,
  outcome public.reversal_result not null,
  time_of_day public.reversal_time,
  setting public.reversal_setting,
  relation public.reversal_relation,
  signs public.reversal_sign[],
  product public.reversal_product,
  origin public.reversal_origin,
  wait public.reversal_wait,
  reaction public.reversal_reaction,
  acts public.reversal_act[],
  called_911 public.reversal_call,
  no_call public.reversal_no_call,
  arrivals public.reversal_arrival[],
  after public.reversal_after,
  substances public.reversal_substance[],
  age public.reversal_age,
  gender public.reversal_gender,
  race public.reversal_race[],
  is_trained boolean,
  story text,
  may_quote boolean not null default false,
  is_released boolean not null default false,
  status public.reversal_status not null default 'new'::public.reversal_status,
  received_month date not null default date_trunc('month'::text, now())::date,
  is_shuffled boolean not null default false,
  is_distinct boolean not null default false,
  repeat_of uuid,
  constraint reversal_reports_pkey PRIMARY KEY (id),
  constraint reversal_reports_acts_check CHECK (cardinality(acts) >= 1 AND cardinality(acts) <= 7),
  constraint reversal_reports_arrivals_check CHECK (cardinality(arrivals) >= 1 AND cardinality(arrivals) <= 5),
  constraint reversal_reports_check CHECK (no_call IS NULL OR NOT called_911 IS DISTINCT FROM 'no'::public.reversal_call),
  constraint reversal_reports_check1 CHECK (NOT may_quote OR story IS NOT NULL),
  constraint reversal_reports_check2 CHECK (NOT is_released OR story IS NOT NULL),
  constraint reversal_reports_check3 CHECK (county IS NULL OR state IS NOT NULL),
  constraint reversal_reports_check4 CHECK (
CASE grain
    WHEN 'week'::public.reversal_grain THEN EXTRACT(isodow FROM period) = 1::numeric AND period IS NOT NULL
    WHEN 'month'::public.reversal_grain THEN EXTRACT(day FROM period) = 1::numeric AND period IS NOT NULL
    ELSE period IS NULL
END),
  constraint reversal_reports_check5 CHECK (repeat_of <> id),
  constraint reversal_reports_check6 CHECK (repeat_of IS NULL OR (status = ANY (ARRAY['set-aside'::public.reversal_status, 'counted'::public.reversal_status]))),
  constraint reversal_reports_county_check CHECK (length(county) >= 2 AND length(county) <= 60),
  constraint reversal_reports_race_check CHECK (cardinality(race) >= 1 AND cardinality(race) <= 9),
  constraint reversal_reports_received_month_check CHECK (EXTRACT(day FROM received_month) = 1::numeric),
  constraint reversal_reports_signs_check CHECK (cardinality(signs) >= 1 AND cardinality(signs) <= 8),
  constraint reversal_reports_state_check CHECK (private.is_us_state(state)),
  constraint reversal_reports_story_check CHECK (length(story) >= 1 AND length(story) <= 4000),
  constraint reversal_reports_substances_check CHECK (cardinality(substances) >= 1 AND cardinality(substances) <= 12)
);

comment on table public.reversal_reports is 'class:s3';
comment on column public.reversal_reports.period is 'The Monday of the week or the first of the month; the week is cut to its month after 30 days.';
comment on column public.reversal_reports.doses is 'All together, by everyone who helped.';
comment on column public.reversal_reports.story is 'Without what looks like a name, number or address; deleted within 90 days.';
comment on column public.reversal_reports.is_released is 'A reviewer has read the story and found nobody in it.';
comment on column public.reversal_reports.received_month is 'Decides when the report is deleted; no finer date exists.';
comment on column public.reversal_reports.is_shuffled is 'Written again with each new report until the next nightly run.';
comment on column public.reversal_reports.is_distinct is 'A reviewer has compared it with the reports that looked the same, and it is an event of its own.';
comment on column public.reversal_reports.repeat_of is 'The report of the same event that counts instead. Without a foreign key, because a shuffle deletes rows and writes them again.';

alter table public.reversal_reports alter column status set (n_distinct=4);

CREATE INDEX reversal_reports_accepted ON public.reversal_reports USING btree (id) WHERE (status = 'accepted'::public.reversal_status);
CREATE INDEX reversal_reports_alike ON public.reversal_reports USING btree (state, period, county);
CREATE INDEX reversal_reports_counted ON public.reversal_reports USING btree (id) WHERE (status = 'counted'::public.reversal_status);
CREATE INDEX reversal_reports_new ON public.reversal_reports USING btree (id) WHERE (status = 'new'::public.reversal_status);
CREATE INDEX reversal_reports_repeats ON public.reversal_reports USING btree (repeat_of) WHERE (repeat_of IS NOT NULL);
CREATE INDEX reversal_reports_set_aside ON public.reversal_reports USING btree (id) WHERE (status = 'set-aside'::public.reversal_status);
CREATE INDEX reversal_reports_shuffled ON public.reversal_reports USING btree (id) WHERE is_shuffled;
CREATE INDEX reversal_reports_undecided ON public.reversal_reports USING btree (id) WHERE ((status = ANY (ARRAY['new'::public.reversal_status, 'accepted'::public.reversal_status])) AND (NOT is_distinct));

alter table public.reversal_reports enable row level security;

create policy "function owner manages reversal reports" on public.reversal_reports
  for all to function_owner
  using (true)
  with check (true);
create policy "outreach reads reversal reports" on public.reversal_reports
  for select to authenticated
  using (id >= (( SELECT private.first_id_for_staff(VARIADIC ARRAY['outreach'::public.app_role]) AS first_id_for_staff)) AND id <= 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid AND (( SELECT private.first_id_for_staff(VARIADIC ARRAY['outreach'::public.app_role]) AS first_id_for_staff)) = '00000000-0000-0000-0000-000000000000'::uuid OR id >= private.first_id_for_staff(VARIADIC ARRAY['outreach'::public.app_role]));

grant select on public.reversal_reports to authenticated;
grant select, insert, update, delete on public.reversal_reports to function_owner;

CREATE TRIGGER note_inbox_update AFTER UPDATE ON public.reversal_reports FOR EACH ROW WHEN (((old.status IS DISTINCT FROM new.status) AND ((old.status = 'new'::public.reversal_status) OR (new.status = 'new'::public.reversal_status)))) EXECUTE FUNCTION private.note_inbox_change('reversals', 'id');
