-- Staff lists by state. Under row-level security, an enum is not compared by an index, because that comparison is not
-- leakproof; the condition of a partial index is compared while planning. Without these, a view of few rows read the
-- table. The indexes that begin with the enum are replaced: nothing else used them.
create index chapter_applications_submitted on public.chapter_applications (submitted_at, id) where stage = 'submitted';
create index chapter_applications_interview on public.chapter_applications (submitted_at, id) where stage = 'interview';
create index chapter_applications_approved on public.chapter_applications (submitted_at, id) where stage = 'approved';
create index chapter_applications_declined on public.chapter_applications (submitted_at, id) where stage = 'declined';
create index chapter_applications_withdrawn on public.chapter_applications (submitted_at, id) where stage = 'withdrawn';
drop index public.chapter_applications_stage;

create index gift_offers_received on public.gift_offers (sent_at, id) where stage = 'received';
create index gift_offers_talking on public.gift_offers (sent_at, id) where stage = 'talking';
create index gift_offers_agreed on public.gift_offers (sent_at, id) where stage = 'agreed';
create index gift_offers_completed on public.gift_offers (sent_at, id) where stage = 'completed';
create index gift_offers_declined on public.gift_offers (sent_at, id) where stage = 'declined';
create index gift_offers_withdrawn on public.gift_offers (sent_at, id) where stage = 'withdrawn';
drop index public.gift_offers_stage;

create index volunteer_applications_submitted on public.volunteer_applications (submitted_at, id) where stage = 'submitted';
create index volunteer_applications_interview on public.volunteer_applications (submitted_at, id) where stage = 'interview';
create index volunteer_applications_training on public.volunteer_applications (submitted_at, id) where stage = 'training';
create index volunteer_applications_active on public.volunteer_applications (submitted_at, id) where stage = 'active';
create index volunteer_applications_inactive on public.volunteer_applications (submitted_at, id) where stage = 'inactive';
create index volunteer_applications_declined on public.volunteer_applications (submitted_at, id) where stage = 'declined';
create index volunteer_applications_withdrawn on public.volunteer_applications (submitted_at, id) where stage = 'withdrawn';
drop index public.volunteer_applications_stage;

create index volunteer_hours_approved on public.volunteer_hours (entered_at, id) where status = 'approved';
drop index public.volunteer_hours_status;

create index refill_requests_waiting on public.refill_requests (weeks_waiting desc, id) where status = 'waiting';
create index refill_requests_packed on public.refill_requests (weeks_waiting desc, id) where status = 'packed';
create index refill_requests_shipped on public.refill_requests (weeks_waiting desc, id) where status = 'shipped';
drop index public.refill_requests_queue;

create index reversal_reports_counted on public.reversal_reports (id) where status = 'counted';
drop index public.reversal_reports_status;

alter table public.chapter_applications alter column stage set (n_distinct = 5);
alter table public.gift_offers alter column stage set (n_distinct = 6);
alter table public.refill_requests alter column status set (n_distinct = 3);
