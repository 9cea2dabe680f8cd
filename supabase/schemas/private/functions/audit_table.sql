-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE PROCEDURE private.audit_table(IN relation regclass, IN withheld text[] DEFAULT '{}'::text[], IN is_server_logged boolean DEFAULT false)
 LANGUAGE plpgsql
 SET search_path TO ''
AS $procedure$
begin
  execute format('create trigger record_audit after insert or update or delete on %s for each row %s
    execute function private.record_audit(%s)', relation,
    case when not is_server_logged then 'when (current_setting(''request.jwt.claims'', true) like ''%"aal2"%'')' end,
    (select string_agg(quote_literal(name), ', ') from unnest(withheld) as name));
end $procedure$;
