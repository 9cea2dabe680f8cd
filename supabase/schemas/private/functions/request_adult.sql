-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.request_adult(first_name text, address text)
 RETURNS public.adult_request_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  called text := trim(first_name);
  target text := lower(trim(address));
  code text := private.new_code();
begin
  -- Rejects names that could be an address, a number or a message.
  if coalesce(called !~ '^[[:alpha:]][[:alpha:] ''’-]{0,29}$', true) then return 'invalid-name'; end if;
  if coalesce(not private.is_email_address(target), true) then return 'invalid-address'; end if;
  perform pg_advisory_xact_lock(hashtextextended('young requests', 0));
  if (select count(*) from private.young_requests r where r.created_at > now() - interval '1 day') >= 300 then
    return 'too-many';
  end if;
  if (select count(*) from private.young_requests r
    where r.address = target and r.created_at > now() - interval '1 day') >= 3 then return 'sent'; end if;
  insert into private.young_requests (first_name, address, secret_hash)
    values (called, target, private.code_hash(code));
  perform private.queue_email('young-learner-request', target,
    jsonb_build_object('name', called, 'code', code));
  return 'sent';
end $function$;
alter function private.request_adult(first_name text, address text) owner to function_owner;
grant execute on function private.request_adult(first_name text, address text) to anon, authenticated;
