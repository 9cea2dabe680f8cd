-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.schedule_page(page uuid, publish_at timestamp with time zone DEFAULT NULL::timestamp with time zone, note text DEFAULT ''::text)
 RETURNS public.page_publish_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  draft public.page_drafts;
  problem public.page_publish_outcome;
begin
  if not private.is_staff('editor') then return 'not-allowed'; end if;
  select d.* into draft from public.page_drafts d where d.page_id = page for update;
  if draft.page_id is null then return 'unknown'; end if;
  if $2 not between now() and now() + interval '1 year' then return 'past'; end if;
  problem := private.page_draft_problem(draft, p) from public.pages p where p.id = page;
  if $2 is not null and problem is not null then return problem; end if;
  update public.page_drafts d set publish_at = $2, publish_note = $3, publish_problem = null,
    scheduled_by = case when $2 is not null then private.caller_id() end
    where d.page_id = page;
  return (case when $2 is null then 'canceled' else 'scheduled' end)::public.page_publish_outcome;
exception
  when check_violation or not_null_violation then return 'invalid';
end $function$;
alter function private.schedule_page(page uuid, publish_at timestamp with time zone, note text) owner to function_owner;
grant execute on function private.schedule_page(page uuid, publish_at timestamp with time zone, note text) to authenticated;
