-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.email_log(view text DEFAULT 'all'::text, kind text DEFAULT NULL::text, address text DEFAULT NULL::text, after_created timestamp with time zone DEFAULT NULL::timestamp with time zone, after_id uuid DEFAULT NULL::uuid, up_to integer DEFAULT 25)
 RETURNS TABLE(id uuid, message text, address_start text, state public.email_state, problem public.email_problem, attempts integer, created_at timestamp with time zone, resend public.resend_outcome)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  condition text := case view
    when 'waiting' then 'm.status in (''queued'', ''sending'')'
    when 'sent' then 'm.status in (''sent'', ''captured'')'
    when 'failed' then 'm.status = ''dead'' and m.set_aside_at is null and m.resent_at is null and m.message <> ''newsletter-issue'''
    when 'given-up' then 'm.status = ''dead'''
    else 'true' end
    || case when kind is not null then ' and m.message = $1' else '' end
    || case when address is not null then ' and lower(m.to_address) = lower($2)' else '' end
    || case when after_id is not null then ' and m.created_at <= $3 and (m.created_at < $3 or m.id > $4)' else '' end;
begin
  if not private.is_staff('admin') then return; end if;
  return query execute 'select m.id, m.message, private.masked_address(m.to_address), private.email_state(m),
      private.email_problem(m.last_error), m.attempts, m.created_at, private.resend_outcome(m)
    from private.email_outbox m where ' || condition || ' order by m.created_at desc, m.id limit $5'
    using kind, address, after_created, after_id, least(up_to, 501);
end $function$;
alter function private.email_log(view text, kind text, address text, after_created timestamp with time zone, after_id uuid, up_to integer) owner to function_owner;
grant execute on function private.email_log(view text, kind text, address text, after_created timestamp with time zone, after_id uuid, up_to integer) to authenticated;
