-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.copy_session()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'DELETE' then
    delete from public.member_sessions where id = old.id;
    return null;
  end if;
  insert into public.member_sessions as known (id, user_id, user_agent, network, started_at, seen_at) values (
    new.id, new.user_id, left(new.user_agent, 500), private.truncated_network(new.ip),
    coalesce(new.created_at, now()), now()
  ) on conflict (id) do update set
    user_agent = excluded.user_agent, network = excluded.network, seen_at = excluded.seen_at;
  return null;
end $function$;
alter function private.copy_session() owner to function_owner;
